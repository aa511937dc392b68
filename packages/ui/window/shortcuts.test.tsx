import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useShortcut } from './shortcuts.ts'

const Keys = ({ act }: { readonly act: (keys: string) => void }) => {
  useShortcut('mod+k', () => act('mod+k'))
  useShortcut('?', () => act('?'))
  return <input aria-label="field" />
}
const Over = ({ act }: { readonly act: (keys: string) => void }) => {
  useShortcut('mod+k', () => act('over'))
  return null
}
const standing = () => {
  const act = vi.fn()
  const { getByLabelText } = render(<Keys act={act} />)
  return { act, field: getByLabelText('field') }
}

it('leaves the keys of an input method alone', () => {
  const { act } = standing()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, isComposing: true })
  fireEvent.keyDown(document.body, { key: '?', keyCode: 229 })
  expect(act).not.toHaveBeenCalled()
})

it('leaves bare keys to the field one types in, and to an open dialog', () => {
  const { act, field } = standing()
  fireEvent.keyDown(field, { key: '?' })
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="dialog"></div>')
  fireEvent.keyDown(document.body, { key: '?' })
  document.getElementById('dialog')?.remove()
  expect(act).not.toHaveBeenCalled()
})

it('hears bare keys elsewhere and Ctrl or ⌘ keys everywhere', () => {
  const { act, field } = standing()
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
  fireEvent.keyDown(field, { key: 'K', metaKey: true })
  expect(act.mock.calls.flat()).toEqual(['?', 'mod+k'])
})

it('hears Ctrl keys before the control that has the focus, which then does nothing with them', () => {
  const { act, field } = standing()
  const opened = vi.fn((event: KeyboardEvent) => event.preventDefault())
  field.addEventListener('keydown', opened)
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true })
  expect([act.mock.calls.flat(), opened.mock.calls]).toEqual([['mod+k'], []])
  fireEvent.keyDown(field, { key: 'j', ctrlKey: true })
  expect(opened).toHaveBeenCalledOnce()
})

it('gives a key to what was opened last', () => {
  const { act } = standing()
  const { unmount } = render(<Over act={act} />)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  unmount()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(act.mock.calls.flat()).toEqual(['over', 'mod+k'])
})
