import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/chromium.ts'
import { pace } from './e2e/pace.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/prepare.ts',
  reporter: [['list'], ['./e2e/story/jobs-reporter.ts'], ['./e2e/story/failed-page-reporter.ts']],
  // a story waits half its time, so that three of them keep two cores busy
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000 * pace,
  expect: { timeout: 20_000 * pace },
  use: {
    actionTimeout: 15_000 * pace,
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // routes of a test do not see requests of a service worker; offline.spec.ts allows it
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // no other host is reached, whatever a page asks
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
})
