declare module 'pg/lib/utils.js' {
  /** The text form of a parameter, as the driver's own queries send it. */
  export const prepareValue: (value: unknown) => string | Buffer | null
}
