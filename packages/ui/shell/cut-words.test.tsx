import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import CutWords from './CutWords.tsx'

afterEach(cleanup)

const shown = (words: string, width: number, style: object = { textOverflow: 'ellipsis' }) => {
  render(
    <>
      <CutWords />
      <div style={style} data-testid="cell">
        <a href="#/x">{words}</a>
      </div>
    </>,
  )
  const cell = screen.getByTestId('cell')
  Object.defineProperties(cell, {
    scrollWidth: { value: width, configurable: true },
    clientWidth: { value: 100, configurable: true },
  })
  return cell
}
const pointAt = (words: string): void => void fireEvent.pointerOver(screen.getByText(words))

it('says nothing of what is read whole, or of what is not cut with dots', () => {
  const cell = shown('短名', 100)
  pointAt('短名')
  expect(cell.title).toBe('')
  cleanup()
  const scrolled = shown('滚动的一行', 200, {})
  pointAt('滚动的一行')
  expect(scrolled.title).toBe('')
})

it('says the whole of what is cut, and no more once there is room', () => {
  const cell = shown('西南地区县域紧密型医疗卫生共同体', 200)
  pointAt('西南地区县域紧密型医疗卫生共同体')
  expect(cell.title).toBe('西南地区县域紧密型医疗卫生共同体')
  Object.defineProperty(cell, 'clientWidth', { value: 300 })
  pointAt('西南地区县域紧密型医疗卫生共同体')
  expect(cell.hasAttribute('title')).toBe(false)
})

it('leaves a tip that says something of its own', () => {
  const cell = shown('已归档', 200)
  cell.title = '由归档人确认'
  pointAt('已归档')
  expect(cell.title).toBe('由归档人确认')
})
