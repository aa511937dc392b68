import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { figures } from './figures.ts'
import { root } from './places.ts'

const told = readFileSync(`${root}/docs/ARCHITECTURE.md`, 'utf8')
const now = figures()

it('tells how many entities are declared', () => expect(told).toContain(`${now.entities} entities are declared`))

it('keeps files small: half of them below seventy lines', () => expect(now.median).toBeLessThan(70))
