import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useNewForm } from './use-new-form.ts'

const formAt = (query: string, creates = true) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/taskDay${query}`]}>{children}</MemoryRouter>
  )
  return renderHook(() => useNewForm(creates), { wrapper }).result.current.form
}

test.each([
  ['', undefined],
  ['?new=1', {}],
  ['?new={"date":"2026-12-05"}', { date: '2026-12-05' }],
  ['?new=["2026-12-05"]', {}],
  ['?new={"date":', {}],
])('an address with %s begins the form with %j', (query, form) => expect(formAt(query)).toEqual(form))

test('who can make no row finds no form', () => expect(formAt('?new=1', false)).toBeUndefined())
