import type { CSSProperties } from 'react'

/** A style of custom properties, which the types of React do not know. */
export const customProperties = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties => values
