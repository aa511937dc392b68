import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { standing } from './blueprint-names.ts'
import { leftOutFaults, type Names, namesLeftOut, type Part } from './left-out.ts'

const textOf = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const none = { entities: [], calls: [], moves: [], notices: [], jobs: [], screens: [] }
const told = (lines: string): Names =>
  namesLeftOut(`# Left out\n\n## By name\n\n### notes\n${lines}\n\n## More\n- jobs: \`x\`\n`)

describe('the names of left-out.md', () => {
  it('stand by area and kind, in code', () => {
    const names = told(
      '- calls: `GET /api/note/mine`, `POST /api/note/{send, stop}`\n- jobs: `sweep` once `noteRun` stands',
    )
    expect(names).toEqual({
      notes: {
        ...none,
        calls: ['GET /api/note/mine', 'POST /api/note/send', 'POST /api/note/stop'],
        jobs: ['sweep', 'noteRun'],
      },
    })
  })

  it('keep a parameter, and both sides of several braces', () => {
    expect(told('- calls: `GET /api/note/{id}`, `{GET, PATCH} /api/{note, memo}`').notes?.calls).toEqual([
      'GET /api/note/{id}',
      'GET /api/note',
      'GET /api/memo',
      'PATCH /api/note',
      'PATCH /api/memo',
    ])
  })
})

describe('says', () => {
  const blueprint = { notes: { ...none, calls: ['GET /api/note', 'POST /api/note/send'], jobs: ['sweep'] } }
  const stands = (_kind: Part, name: string): boolean => name === 'GET /api/note'
  const faults = (lines: string) => leftOutFaults(blueprint, told(lines), stands)

  it('what neither stands nor is told', () =>
    expect(faults('- jobs: `sweep`')).toEqual([
      'notes: POST /api/note/send (calls) neither stands nor is left out by name',
    ]))

  it('what is told and stands, and what nobody has asked for', () =>
    expect(faults('- calls: `GET /api/note`, `POST /api/note/{send, stop}`\n- jobs: `sweep`')).toEqual([
      'notes: GET /api/note (calls) is told as left out, and stands',
      'notes: POST /api/note/stop (calls) is told as left out, and nobody has asked for it',
    ]))

  it('nothing where each name has its place', () =>
    expect(faults('- calls: `POST /api/note/send`\n- jobs: `sweep`')).toEqual([]))
})

describe('the product', () => {
  const stands = standing()

  it.each([
    ['calls', 'GET /api/contract', 'GET /api/contract/nothing'],
    ['calls', 'PATCH /api/{table}/{table}-enable', 'PATCH /api/{table}/nothing'],
    ['calls', 'POST /api/official-seal/returnAudit', 'GET /api/official-seal/returnAudit'],
    ['calls', 'GET /api/invoicing/statistics', 'GET /api/applyFor/figures'],
    ['calls', 'POST /api/submitPayroll/action/pay', 'POST /api/submitPayroll/action/nothing'],
    ['calls', 'MUTATION setPassword', 'MUTATION nothing'],
    ['moves', 'invoicing.complete', 'invoicing.nothing'],
    ['moves', 'contract.withdraw', 'nothing.withdraw'],
    ['notices', 'contractMaintain', 'constructor'],
    ['jobs', 'fileSweep', 'nothing'],
    ['screens', '/contract', '/nothing'],
    ['entities', 'contract', 'nothing'],
  ] as const)('has of %s %s, and not %s', (kind, there, nowhere) =>
    expect([stands(kind, there), stands(kind, nowhere)]).toEqual([true, false]),
  )

  it('has every name of the blueprint, or docs/left-out.md tells that it is left out', () => {
    const blueprint = JSON.parse(textOf('docs/blueprint.json')) as Names
    expect(leftOutFaults(blueprint, namesLeftOut(textOf('docs/left-out.md')), stands)).toEqual([])
  })
})
