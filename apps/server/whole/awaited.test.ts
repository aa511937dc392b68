import { expect, test } from 'vitest'
import { entities } from '../compose.ts'

test('a figure that waits for its record to pass is told by a figure of its own kind that needs no less a right', () => {
  const awaiting = entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, { kind, options }]) =>
      options.awaits ? [{ at: `${entity.name}.${name}`, kind, options, told: entity.fields[options.awaits] }] : [],
    ),
  )
  expect(awaiting.map(({ at }) => at)).toContain('contract.totalMoney')
  for (const { at, kind, options, told } of awaiting)
    expect([at, told?.kind, told?.options.secret, options.applies !== undefined]).toEqual([
      at,
      kind,
      options.secret,
      true,
    ])
})
