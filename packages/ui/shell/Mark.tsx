import { sealBox, sealPath } from './seal-mark.ts'

/** The mark 承 in its seal. */
export const Mark = () => (
  <svg className="cb-mark" viewBox={sealBox} aria-hidden="true">
    <path d={sealPath} />
  </svg>
)
