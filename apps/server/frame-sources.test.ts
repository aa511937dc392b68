import { expect, test } from 'vitest'
import { sourcesOf } from './frame-sources.ts'

const of = (hosts: readonly string[], url = ''): readonly string[] =>
  sourcesOf({ 'iframe.hosts': hosts, 'metabase.url': url })

test('what is no host says nothing in the policy', () => {
  expect(of(['x; script-src *', 'a b', '*', ''], 'nowhere')).toEqual([])
  expect(of([])).toEqual([])
})

test('a host, what lies below it, and the boards', () => {
  expect(of(['a.example.com:8443', '.example.org'], 'https://bi.example.com/x')).toEqual([
    'https://a.example.com:8443',
    'https://example.org',
    'https://*.example.org',
    'https://bi.example.com',
  ])
})
