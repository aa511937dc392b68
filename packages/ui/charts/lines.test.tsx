import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Lines } from './Lines.tsx'

const heightsOf = (values: readonly number[]): readonly number[] => {
  const points = values.map((value, at) => ({ label: `${at + 1} 月`, values: [value] }))
  const { container } = render(<Lines data={{ series: ['利润'], points }} />)
  const line = container.querySelector('polyline')?.getAttribute('points') ?? ''
  return line.split(' ').map((point) => Math.round(Number(point.split(',')[1])))
}

it('draws what lies below zero within the chart', () => {
  expect(heightsOf([400, -200])).toEqual([0, 180])
  expect(heightsOf([400, 0])).toEqual([0, 180])
})
