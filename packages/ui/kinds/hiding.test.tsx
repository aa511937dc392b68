import type { Kind } from '@chengban/kernel/field.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Person, useSession } from '../session/person.ts'
import { cells } from './cells.ts'

const kinds = Object.keys(cells) as Kind[]
const options = { secret: 'user:salary' as never, to: 'user' }
const secret = (kind: Kind) => ({ ...text('薪资', options), kind })
const shown = (kind: Kind, operations: readonly string[]): string | null => {
  useSession.setState({ person: { operations } as unknown as Person })
  const { Cell } = cells[kind]
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Cell field={secret(kind)} name="salary" row={{ salary: null }} />
    </QueryClientProvider>,
  )
  return container.textContent
}

it.each(kinds)('a hidden %s says so, an empty one does not', (kind) => {
  expect(shown(kind, [])).toBe('***')
  expect(shown(kind, ['user:salary'])).not.toBe('***')
})
