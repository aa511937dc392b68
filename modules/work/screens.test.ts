import { expect, it } from 'vitest'
import { screens } from './screens.ts'
import { task } from './task/task.entity.ts'

it.each([
  ['我执行的', '执行人'],
  ['我下达的', '下达人'],
])('the tab %s lists tasks by their %s', (label, person) => {
  const tab = screens['/task'].tabs.find((each) => each.label === label)
  const names = Object.keys((tab as { where?: object } | undefined)?.where ?? {})
  expect(names.map((name) => task.fields[name as keyof typeof task.fields].label)).toEqual([person])
})
