import { expect, test } from 'vitest'
import { outbound } from './outbound.ts'

const known: Readonly<Record<string, readonly string[]>> = {
  'open.example.com': ['8.8.8.8'],
  'inner.example.com': ['10.0.0.7'],
  'both.example.com': ['8.8.8.8', '127.0.0.1'],
}
const line = outbound(async (host) => {
  const found = known[host]
  if (!found) throw new Error('ENOTFOUND')
  return found
})

test('only whole https addresses of open hosts may be called, and names that lead to the house may not', async () => {
  for (const url of [
    ...[
      'http://open.example.com/x',
      'open.example.com',
      '',
      'https://user:pass@open.example.com',
      'ftp://open.example.com',
    ],
    ...[
      'https://localhost/x',
      'https://oa.local',
      'https://127.0.0.1',
      'https://[::1]/',
      'https://2130706433/',
      'https://0x7f.1/',
    ],
    ...['https://inner.example.com', 'https://both.example.com', 'https://169.254.169.254/latest'],
  ])
    expect([url, await line.mayCall(url)]).toEqual([url, false])
  for (const url of ['https://open.example.com/x?y=1', 'https://8.8.8.8/', 'https://nowhere.example.com'])
    expect([url, await line.mayCall(url)]).toEqual([url, true])
})

test('the host is looked up again at each call: none is made to the house', async () => {
  const asked = { headers: {}, body: '{}' }
  for (const url of [
    'https://inner.example.com',
    'https://both.example.com',
    'https://[fd00::1]/',
    'http://open.example.com',
  ])
    await expect(line.post(url, asked)).rejects.toThrow('不允许同步到该地址')
  await expect(line.post('https://nowhere.example.com', asked)).rejects.toThrow('ENOTFOUND')
})
