import { expect, test } from 'vitest'
import { markOf } from './line-node.ts'
import { lineOf, type Round, type Task } from './rounds.ts'

const at = new Date('2026-11-18T14:40:00+08:00')
const task = (level: number, id: string, name: string, status: string, rest: Partial<Task> = {}): Task => ({
  level,
  kind: '审批',
  user: { id, name },
  status,
  ...rest,
})
const round = (tasks: Task[], next: Round['next'] = []): Round => ({
  kind: '提交',
  tzSubmit: '2026-11-17T08:40:00+08:00',
  initiator: { id: 'a', name: '林致远' },
  tasks,
  next,
  effect: { what: '生效' },
})

test('a refusal ends the line: nobody comes after it', () => {
  const nodes = lineOf(
    round([task(1, 'b', '郑安', '已驳回', { opinion: '金额不符' })], [{ level: 2, names: ['周岚'] }]),
    'x',
    at,
  )
  expect(nodes.map((node) => node.state)).toEqual(['done', 'refused'])
  expect(nodes[1]).toMatchObject({ what: '一级驳回', note: '金额不符' })
})

test('my turn is mine alone', () => {
  const rows = round([task(1, 'b', '郑安', '待处理')], [{ level: 2, names: ['周岚'] }])
  expect(lineOf(rows, 'b', at)[1]).toMatchObject({ state: 'you', what: '一级审核', when: '等 1 天 6 小时' })
  expect(lineOf(rows, 'c', at)[1]).toMatchObject({ state: 'now', what: '一级审核中', when: '已等 1 天 6 小时' })
  expect(lineOf(rows, 'c', at).map((node) => markOf(node))).toEqual([undefined, '安', '岚', undefined])
})

test('waiting counts from the decision before; cancelled tasks are not stops', () => {
  const nodes = lineOf(
    round([
      task(1, 'b', '郑安', '已同意', { tzAct: '2026-11-18T08:40:00+08:00', opinion: '同意' }),
      task(1, 'd', '丁', '已取消'),
      task(2, 'c', '周岚', '待处理'),
    ]),
    'x',
    at,
  )
  expect(nodes).toHaveLength(4)
  expect(nodes[1]).toMatchObject({ when: '08:40，用时 1 天', note: '同意' })
  expect(nodes[2]).toMatchObject({ when: '已等 6 小时' })
  expect(nodes[3]?.state).toBe('todo')
})

test('a level that nobody will decide on says why, and has nobody in its square', () => {
  const nobody = { level: 2, names: [], message: '未找到审批人，请联系流程管理员' }
  const [, , second] = lineOf(round([task(1, 'b', '郑安', '待处理')], [nobody]), 'b', at)
  expect(second).toMatchObject({ state: 'todo', what: '二级审核', note: nobody.message })
  expect(second && markOf(second)).toBe('缺')
})

test('several asked together say whether one of them is enough, and wait for none of each other', () => {
  const both = [task(1, 'b', '郑安', '已同意', { tzAct: '2026-11-18T08:40:00+08:00' }), task(1, 'c', '周岚', '待处理')]
  const joint = lineOf({ ...round(both, [{ level: 2, names: ['林', '江'] }]), modes: { 1: '会签' } }, 'x', at)
  expect(joint[1]?.note).toBeUndefined()
  expect(joint[2]).toMatchObject({ note: '会签：须全部同意', when: '已等 1 天 6 小时' })
  expect(joint[3]).toMatchObject({ who: '林、江', note: '或签：一人同意即可' })
  expect(lineOf(round([task(1, 'b', '郑安', '待处理')]), 'x', at)[1]?.note).toBeUndefined()
  const asked = [task(1, 'b', '郑安', '待处理'), task(1, 'd', '丁', '待处理', { kind: '前加签' })]
  expect(lineOf(round(asked), 'x', at).map(({ note }) => note)).toEqual([undefined, undefined, undefined, undefined])
})
