import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Bars } from './Bars.tsx'

const looks = (values: readonly number[]) => {
  const points = values.map((value, at) => ({ label: `${at + 1} 月`, values: [value], isNow: at === 0 }))
  const { container } = render(<Bars data={{ series: ['利润'], points }} />)
  return container
}

it('a figure below zero has a bar that hangs from zero', () => {
  const bars = [...looks([400, -200]).querySelectorAll<HTMLElement>('li i')]
  expect(bars.map(({ style }) => [style.height, style.bottom])).toEqual([
    ['66.66666666666666%', '33.33333333333333%'],
    ['33.33333333333333%', '0%'],
  ])
})

it('the present month is marked, wherever it stands', () => {
  const months = [...looks([1, 2, 3]).querySelectorAll('li')]
  expect(months.map(({ className }) => className)).toEqual(['is-now', '', ''])
})
