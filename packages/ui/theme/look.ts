import { useStore } from 'zustand'
import { type Look, look } from './device-look.ts'

/** A part of the look of this device, in a component: `useLook(({ mode }) => mode)`; without a part, all of it. */
export const useLook = <T = Look>(part?: (look: Look) => T): T => useStore(look, part ?? (whole as (look: Look) => T))

const whole = (each: Look): unknown => each
