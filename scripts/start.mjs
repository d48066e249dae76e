// `npm start`: installs what is missing, then serves the app for the browser and, by QR code, for a phone.
import { spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'

import { ensureDeps, root } from './ensure-deps.mjs'

ensureDeps()

const args = process.argv.slice(2)
const port = args.includes('--port') ? args[args.indexOf('--port') + 1] : '8081'

// Expo draws the code itself in a terminal; where there is none (a log, a container), we do.
if (!process.stdout.isTTY) {
  const { default: qrcode } = await import('qrcode-terminal')
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)
  const url = `exp://${lan?.address ?? '127.0.0.1'}:${port}`
  qrcode.generate(url, { small: true }, (code) => console.log(`${code}\nOpen with Expo Go: ${url}`))
  console.log(`In the browser: http://localhost:${port}`)
}

const expo = spawn('npx', ['expo', 'start', '--web', ...args], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
expo.on('exit', (code) => process.exit(code ?? 0))
