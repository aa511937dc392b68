import { readFileSync } from 'node:fs'
import { declared } from '@chengban/engine/kinds/column.ts'
import { listsOf } from '@chengban/engine/schema/relations.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { relationKey, shownOf } from '@chengban/kernel/row-name.ts'
import { expect, it } from 'vitest'
import { areas } from '../compose.ts'

const schema = readFileSync(new URL('../../../api/schema.graphql', import.meta.url), 'utf8')

/** The lists of child rows by which GraphQL lets rows of a type be filtered. */
const offered = (type: string): string[] => {
  const [, body = ''] = new RegExp(`\\ninput ${type}Filter \\{\\n([\\s\\S]*?)\\n\\}`).exec(schema) ?? []
  return [...body.matchAll(new RegExp(`^ {2}(\\w+): ${type}ToMany\\w+Filter$`, 'gm'))].map(([, name = '']) => name)
}

it('both doors know the rows that name a row by the same word', () => {
  const entities = areas.flatMap((area) => area.entities)
  const all = declared(entities)
  const differing = entities.flatMap((entity) => {
    const here = [...listsOf(entity, all).keys()].sort()
    const there = offered(`${entity.name[0]?.toUpperCase()}${entity.name.slice(1)}`).sort()
    return JSON.stringify(here) === JSON.stringify(there) ? [] : [{ entity: entity.name, here, there }]
  })
  expect(differing).toEqual([])
  expect(offered('Client')).toContain('contracts')
})

it('what the server gives beside a reference is what pages read of it, also where a field has that name', () => {
  const references = areas
    .flatMap((area) => area.entities)
    .flatMap((entity) =>
      Object.entries(entity.fields)
        .filter(([, field]) => field.kind === 'ref')
        .map(([name, field]) => ({ entity, name, to: targetOf(field) })),
    )
  const given = ({ entity, name, to }: (typeof references)[number]) => ({
    ...Object.fromEntries(Object.keys(entity.fields).map((one) => [one, 'typed'])),
    [relationKey(entity, name, to)]: { id: name, name: entity.label },
  })
  const lost = references.filter((one) => shownOf(given(one), one.name, one.to)?.id !== one.name)
  expect(lost.map(({ entity, name }) => `${entity.name}.${name}`)).toEqual([])
  const apart = references.filter(({ entity, name, to }) => relationKey(entity, name, to).includes('By'))
  expect(apart.map(({ entity, name }) => `${entity.name}.${name}`)).toContain('returnedMoney.clientId')
})
