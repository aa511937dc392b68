// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { isOwnPath, rememberPath, takeRememberedPath } from './remembered-path.ts'

beforeEach(() => sessionStorage.clear())

describe('isOwnPath', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'contract',
    '',
    '/ x',
    '/a?to=https://evil.example',
  ])('refuses %s', (path) => expect(isOwnPath(path)).toBe(false))

  it.each(['/login', '/login?x=1', '/'])('does not lead back to %s', (path) => expect(isOwnPath(path)).toBe(false))

  it.each(['/contract?page=2&filters={"status":"通过"}', '/phone/applyAudit?module=contract', '/loginLog'])(
    'takes %s',
    (path) => expect(isOwnPath(path)).toBe(true),
  )
})

describe('takeRememberedPath', () => {
  it('never takes what somebody wrote there by hand', () => {
    sessionStorage.setItem('chengban.path', '{"path":"//evil.example"}')
    expect(takeRememberedPath('u1')).toBe('/hello')
    sessionStorage.setItem('chengban.path', 'rubbish')
    expect(takeRememberedPath('u1')).toBe('/hello')
  })

  it("does not lead one person to another's screen", () => {
    rememberPath('/contract/1', 'u1')
    expect(takeRememberedPath('u2')).toBe('/hello')
  })

  it('returns once', () => {
    rememberPath('/contract?page=2', 'u1')
    expect([takeRememberedPath('u1'), takeRememberedPath('u1')]).toEqual(['/contract?page=2', '/hello'])
  })
})
