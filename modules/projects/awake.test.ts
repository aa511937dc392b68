import { targetOf } from '@chengban/kernel/field.ts'
import { aboutsOf } from '@chengban/kernel/notice.ts'
import { areas, notices } from '@chengban/server/compose.ts'
import { expect, test } from 'vitest'
import { awake } from './team.ts'

/** Reminders of records of a project that come while it rests or when it has ended, with why. */
const goesOn: Readonly<Record<string, string>> = {
  'applyResult: applyFor': 'what was decided is told once, whenever it was decided',
  'bugSync: clientSync': 'the system of the client is to be mended whatever the project does',
  'expenseBudget: moneyBudget': 'money that was spent is settled',
  'expenseServer: moneyServer': 'a server costs money until it is given back',
  'officeReceive: receive': 'things in hand are returned',
  'officeSeal: officialSealUse': 'a seal in hand is returned',
  'officeTest: testApply': 'an environment in use is given back',
  'projectDownload: productDownload': 'a download belongs to a product, its project is a remark',
  'taskChange: change': 'what was decided is told once, whenever it was decided',
}

const ofProjects = new Set(
  areas
    .flatMap(({ entities }) => entities)
    .filter(({ fields }) => fields.projectId?.kind === 'ref' && targetOf(fields.projectId) === 'project')
    .map(({ name }) => name),
)
const rests = (where: unknown): boolean => JSON.stringify(where ?? null).includes(JSON.stringify(awake))

test('nobody is reminded of what belongs to a project that rests or has ended', () => {
  const going = notices.flatMap(({ declared }) =>
    aboutsOf(declared)
      .filter(({ of, where }) => ofProjects.has(of) && !rests(where))
      .map(({ of }) => `${declared.code}: ${of}`),
  )
  expect([...new Set(going)].sort()).toEqual(Object.keys(goesOn).sort())
})
