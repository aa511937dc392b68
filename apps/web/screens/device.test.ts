import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it.each([
  [null, '未知设备'],
  ['curl/8.0', '未知设备'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Linux 电脑 · Chrome',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Windows 电脑 · Edge'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Mobile DingTalk/8.0', 'iPhone · 钉钉'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 Version/19.0 Safari/605.1', 'Mac 电脑 · Safari'],
])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
