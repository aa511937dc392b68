// @vitest-environment happy-dom
import { int } from '@chengban/kernel/kinds/int.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { IntCell } from './FigureCell.tsx'

const names = ['准备', '部署', '配置', '验收']
const cell = (field: Parameters<typeof IntCell>[0]['field'], value: number) =>
  render(<IntCell field={field} name="node" row={{ id: '1', node: value }} />)

it('draws a step as segments, filled up to where it stands', () => {
  const { container } = cell(int('节点', { names, bar: true }), 1)
  expect(screen.getByTitle('2/4').textContent).toBe('部署')
  expect([...container.querySelectorAll('i')].map(({ className }) => className)).toEqual(['is-done', 'is-done', '', ''])
})

it('counts from the least step, and draws none where the field does not ask', () => {
  cell(int('节点', { names, bar: true, min: 1 }), 3)
  expect(screen.getByTitle('3/3').textContent).toBe('验收')
  expect(cell(int('节点', { names }), 1).container.querySelector('i')).toBeNull()
})
