import './person.css'

interface Props {
  readonly name: string
  /** Address of a picture; without one the square shows the last character. */
  readonly avatar?: string | undefined
  /** Name beside the square. */
  readonly named?: boolean
}

/** A person: square with the last character of the name. */
export function PersonMark({ name, avatar, named }: Props) {
  const mark = (
    <span className="cb-person-mark" aria-hidden="true">
      {avatar ? <img src={avatar} alt="" /> : lastCharacter(name)}
    </span>
  )
  if (!named)
    return (
      <span className="cb-person" role="img" aria-label={name} title={name}>
        {mark}
      </span>
    )
  return (
    <span className="cb-person">
      {mark}
      <span>{name}</span>
    </span>
  )
}

/** `林致远` → `远`; surrogate pairs stay whole. */
export function lastCharacter(name: string): string {
  return [...name.trim()].at(-1) ?? '·'
}
