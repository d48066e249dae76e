/** Phones draw their own focus for keyboards and screen readers. */
export function installFocusRing(): void {}
