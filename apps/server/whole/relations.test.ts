import { readFileSync } from 'node:fs'
import { declared } from '@chengban/engine/kinds/column.ts'
import { listsOf } from '@chengban/engine/schema/relations.ts'
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
