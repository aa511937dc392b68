interface Props {
  readonly name: string
  readonly avatar?: string | null | undefined
}

/** A person as a square: their picture, or the last character of the name. */
export const Face = ({ name, avatar }: Props) => (
  <span className="cb-face" aria-hidden="true">
    {avatar ? <img src={avatar} alt="" /> : name.slice(-1)}
  </span>
)
