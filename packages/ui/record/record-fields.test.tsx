// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RecordFields } from './RecordFields.tsx'

afterEach(cleanup)

const project = entity('client', {
  label: '项目',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), aim: text('目标'), plan: text('计划'), place: text('地点'), room: text('会议室') },
  form: [
    { title: '项目', fields: ['aim'] },
    { title: '安排', fields: ['plan'] },
    { title: '评审会', fields: ['place', 'room'] },
  ],
} as never)

const shownWith = (row: object): void => {
  render(
    <RecordFields
      entity={project}
      row={{ id: '1', version: 1, ...row }}
      detail={undefined}
      again={() => undefined}
      isEditing={false}
      onDone={() => undefined}
    />,
  )
}

it('folds sections in which nothing stands, and names them; the first stays', () => {
  shownWith({ name: '甲', plan: '三月' })
  expect(screen.getByText('还没填：评审会')).toBeTruthy()
  expect(screen.getByText('地点').closest('details')?.open).toBe(false)
  expect(screen.getByText('计划').closest('details')).toBeNull()
  expect(screen.getByText('目标').closest('details')).toBeNull()
})

it('folds none where each has something', () => {
  shownWith({ name: '乙', plan: '三月', room: '三楼' })
  expect(screen.queryByText(/还没填/)).toBeNull()
})
