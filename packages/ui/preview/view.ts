/** What every viewer gets: an address on this site and the file's name. */
export interface ViewProps {
  readonly src: string
  readonly name: string
}
