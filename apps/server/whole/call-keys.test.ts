import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calls, makeCatalog } from '../compose.ts'
import { openApi } from '../docs/openapi.ts'
import { type CallKeys, type Document, keyFaults } from './call-keys.ts'

/** Keys of the blueprint that the document does not name, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'GET /api/course-comment query courseId': 'GET /api/course-comment/talk (decision 110)',
  'GET /api/course-comment answer fraction': 'GET /api/course-comment/talk (decision 110)',
  'GET /api/course-comment answer fractionCount': 'GET /api/course-comment/talk (decision 110)',
  'GET /api/course-comment answer spread': 'GET /api/course-comment/talk (decision 110)',
}

describe('a call lacks what the blueprint names', () => {
  const rows = { type: 'array', items: { properties: { id: {}, name: {} } } }
  const data = { properties: { data: { properties: { nodes: rows, loose: {} } } } }
  const document: Document = {
    paths: {
      '/api/clientVisit/{id}/notes': {
        get: {
          parameters: [{ name: 'date' }],
          responses: { 200: { content: { 'application/json': { schema: data } } } },
        },
      },
    },
  }
  const path = 'GET /api/client-visit/{visit}/notes'
  const asked = (keys: Partial<CallKeys>): string[] =>
    keyFaults({ [path]: { body: [], query: [], answer: [], ...keys } }, document)

  it('in its query, its body, its answer and the rows of it', () =>
    expect(asked({ query: ['date', 'month'], body: ['note'], answer: ['nodes.id', 'nodes.sum', 'total'] })).toEqual([
      `${path} body note`,
      `${path} query month`,
      `${path} answer nodes.sum`,
      `${path} answer total`,
    ]))

  it('not in json whose form nothing states', () => expect(asked({ answer: ['loose.x'] })).toEqual([]))
})

describe('every call of the blueprint', () => {
  const text = readFileSync(new URL('../../../docs/blueprint.json', import.meta.url), 'utf8')
  const areas = JSON.parse(text) as Readonly<Record<string, { readonly keys: Readonly<Record<string, CallKeys>> }>>
  const document = openApi([...makeCatalog().all.values()], calls) as unknown as Document
  const faults = Object.values(areas).flatMap(({ keys }) => keyFaults(keys, document))

  it('takes and answers the keys named there, but for those with a reason', () => {
    expect(Object.values(areas).flatMap(({ keys }) => Object.keys(keys)).length).toBeGreaterThan(370)
    expect(faults.toSorted()).toEqual(Object.keys(reasons).toSorted())
  })
})
