import { decodeSettings } from '@/app/storage/settings'

const usual = decodeSettings(null)

test('the first start has sound, vibration and the phone’s language', () => {
  expect(usual).toMatchObject({ language: 'system', speed: 'normal', sound: true, haptics: true })
})

test('what was chosen is kept', () => {
  const chosen = { ...usual, language: 'ru', speed: 'fast', sound: false, leftHanded: true }
  expect(decodeSettings(JSON.stringify(chosen))).toEqual(chosen)
})

test('an unknown value becomes its default and takes no other with it', () => {
  expect(decodeSettings(JSON.stringify({ speed: 'ludicrous', sound: false, boldShapes: 'yes' }))).toEqual({
    ...usual,
    sound: false,
  })
})

test.each(['', 'not json', '[]', 'null', '7'])('unreadable settings (%j) are the usual ones', (text) => {
  expect(decodeSettings(text)).toEqual(usual)
})
