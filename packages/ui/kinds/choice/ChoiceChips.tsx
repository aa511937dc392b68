interface Props {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: unknown
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isInvalid: boolean
  readonly onChange: (value: unknown) => void
}

/** A choice of few on the phone, all in sight: one tap takes one, a second gives back what may stay empty. */
export const ChoiceChips = ({ id, label, options, value, isRequired, isDisabled, isInvalid, onChange }: Props) => (
  <div
    id={id}
    tabIndex={-1}
    className={isInvalid ? 'cb-choice-chips is-wrong' : 'cb-choice-chips'}
    role="radiogroup"
    aria-label={label}
    aria-describedby={`${id}-note`}
  >
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={id}
          disabled={isDisabled}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          onClick={() => option.value === value && !isRequired && onChange(null)}
        />
        {option.label}
      </label>
    ))}
  </div>
)
