import { globSync, readFileSync } from 'node:fs'
import { snake } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, isReadonly } from '@chengban/kernel/field.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import { entities } from '@chengban/server/compose.ts'
import { expect, test } from 'vitest'

const isServed = (path: string): boolean =>
  !/\.test\.|\.entity\.ts$|\/testing\/|\/demo\/|\/web\/|\.layout\.ts$/.test(path)

/** Every word of the handlers, statements, moves and jobs of the modules. */
const served = new Set(
  globSync('modules/*/**/*.{ts,sql}')
    .filter(isServed)
    .flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []),
)

/** The keys and the words of what a declaration says beside its fields, lists and forms. */
const saidIn = ({ workflow, audit, acts, on, carries }: Entity & { readonly carries?: unknown }): Set<string> =>
  new Set(JSON.stringify([workflow, audit, acts, on, carries]).match(/\w+/g))

/** Whether people type it in a form, or it follows from other columns. */
const isFilled = (field: Field): boolean => {
  const { computed, kept, default: standing, follows } = field.options as Readonly<Record<string, unknown>>
  return (
    !isReadonly(field) ||
    field.kind === 'number' ||
    [computed, kept, standing, follows].some((one) => one !== undefined)
  )
}

const neverWritten = (entity: Entity): string[] => {
  const said = saidIn(entity)
  return Object.entries(entity.fields)
    .filter(([name, field]) => !isSystemField(name) && !isFilled(field))
    .filter(([name]) => ![name, snake(name)].some((word) => said.has(word) || served.has(word)))
    .map(([name]) => `${entity.name}.${name}`)
}

test('every column that no form writes is written by a move, a handler or a job', () => {
  expect(entities.flatMap((entity) => neverWritten(entity))).toEqual([])
})

test('a column that nothing names is found', () => {
  const [one] = entities
  const field = { kind: 'text', label: '无人填写', options: { readonly: true } } satisfies Field
  expect(neverWritten({ ...(one as Entity), fields: { neverNamedField: field } })).toHaveLength(1)
})
