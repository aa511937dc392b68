import type { Setting } from './rights.ts'

interface Props {
  readonly label: string
  readonly value: Setting
  readonly onChange: (setting: Setting) => void
}

const settings = [
  ['unset', '未设'],
  ['allowed', '允许'],
  ['denied', '禁止'],
] as const

/** The three states of an entry; there are hundreds on a page, so plain buttons. */
export const SettingChoice = ({ label, value, onChange }: Props) => (
  <span className="cb-setting" role="radiogroup" aria-label={label}>
    {settings.map(([key, words]) => (
      // biome-ignore lint/a11y/useSemanticElements: a radio of its own would need a name per code
      <button
        key={key}
        type="button"
        role="radio"
        aria-checked={value === key}
        className={`is-${key}`}
        onClick={() => onChange(key)}
      >
        {words}
      </button>
    ))}
  </span>
)
