import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import { entities } from '../compose.ts'

const isKey = (name: string): boolean => /(Hash|Token|^relevanceId|^sourceId|^targetId)$/.test(name)

test('no record shows a digest or a bare id: what it refers to is called by its name', () => {
  const keys = entities.flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([name, { kind }]) => kind === 'text' && isKey(name))
      .map(([name, field]) => ({ at: `${entity.name}.${name}`, field })),
  )
  expect(keys.length).toBeGreaterThan(10)
  const bare = keys.filter(
    ({ field }) =>
      !(
        field.options.isAside ||
        field.options.hidden ||
        field.options.required ||
        field.options.secret ||
        recordOf(field)
      ),
  )
  expect(bare.map(({ at }) => at)).toEqual([])
})
