import { noteOf } from '@chengban/modules/platform/config/server/notes.ts'
import { expect, test } from 'vitest'
import { areas } from '../compose.ts'

test('every parameter says what it is for', () => {
  const keys = areas.flatMap(({ config, secrets = [] }) => [...Object.keys(config), ...secrets])
  expect(keys.filter((key) => noteOf(key, areas) === '')).toEqual([])
  expect(noteOf('flow.contract', areas)).toContain('合同')
})
