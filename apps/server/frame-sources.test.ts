import { expect, test } from 'vitest'
import { sourcesOf } from './frame-sources.ts'

const of = (hosts: unknown, url = ''): readonly string[] =>
  sourcesOf({ 'iframe.hosts': hosts as never, 'metabase.url': url })

test('what is no host says nothing in the policy', () => {
  expect(of(['x; script-src *', 'a b', '*', ''], 'nowhere')).toEqual([])
  for (const stored of [[], null, {}, 'a.example.com', [1]]) expect(of(stored)).toEqual([])
})

test('a host, what lies below it, and the boards', () => {
  expect(of(['a.example.com:8443', '.example.org'], 'https://bi.example.com/x')).toEqual([
    'https://a.example.com:8443',
    'https://example.org',
    'https://*.example.org',
    'https://bi.example.com',
  ])
})
