import './face.css'

const round = 2 * Math.PI * 16

/** So many done of all, as a ring. */
export const Ring = ({ done, all }: { readonly done: number; readonly all: number }) => (
  <span className="cb-ring" role="img" aria-label={`完成 ${done}/${all}`}>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="16" />
      <circle
        cx="20"
        cy="20"
        r="16"
        strokeDasharray={`${all > 0 ? (Math.min(done, all) / all) * round : 0} ${round}`}
        transform="rotate(-90 20 20)"
      />
    </svg>
    <b>
      {done}/{all}
    </b>
  </span>
)
