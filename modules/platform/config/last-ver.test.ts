import { expect, it } from 'vitest'
import { readLastVer } from './last-ver.ts'

it('fills in what the parameter does not say', () => {
  const none = { version: '1.0.0', notes: '', force: false, tzPublish: null }
  expect(['{"version":"1.0.0"}', '[]', 'null', '{"version":3,"force":"yes"}'].map(readLastVer)).toEqual([
    none,
    none,
    none,
    none,
  ])
})
