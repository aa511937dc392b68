import { useStore } from 'zustand'
import { type Look, look } from './device-look.ts'

/** The look of this device, in a component. */
export function useLook(): Look
export function useLook<T>(part: (look: Look) => T): T
export function useLook<T>(part?: (look: Look) => T): T | Look {
  return useStore(look, part ?? whole)
}

const whole = (each: Look): Look => each
