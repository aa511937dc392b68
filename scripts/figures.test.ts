import { expect, it } from 'vitest'
import { figures } from './figures.ts'

it('keeps files small: half of them below seventy lines', () => expect(figures().median).toBeLessThan(70))
