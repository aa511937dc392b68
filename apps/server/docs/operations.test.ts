import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every operation of the document has a name that no other has', () => {
  const { paths } = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>
  }
  const names = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(names.length).toBeGreaterThan(3000)
  expect(names.filter((name, at) => !name || !/^[A-Za-z]\w*$/.test(name) || names.indexOf(name) !== at)).toEqual([])
})
