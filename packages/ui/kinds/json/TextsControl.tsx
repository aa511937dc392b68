import { Problem } from '@chengban/kernel/kinds/face.ts'
import { Select } from 'antd'
import { useTyped } from '../use-typed.ts'
import type { ControlProps } from '../widget.ts'

const trimmed = (texts: readonly string[]): readonly string[] => texts.map((text) => text.trim()).filter(Boolean)
const shown = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Words as chips: typed and ended with Enter or 、. */
export const TextsControl = (props: ControlProps) => (
  <Chips {...props} texts={shown(props.value)} onTexts={(texts) => props.onChange(trimmed(texts))} />
)

/** Whole numbers as chips, in their order; a word that is none gives a Problem in place of the list. */
export const NumbersControl = (props: ControlProps) => {
  const { label } = props.field
  const [texts, type] = useTyped<string[]>(props.value, props.onChange, {
    show: shown,
    read: (typed) => {
      const words = trimmed(typed)
      if (!words.every((word) => /^-?\d{1,9}$/.test(word))) return new Problem(`${label}须为整数`)
      return words.length === 0 ? null : words.map(Number).sort((one, other) => one - other)
    },
  })
  return <Chips {...props} texts={texts} onTexts={type} />
}

interface ChipsProps extends ControlProps {
  readonly texts: string[]
  readonly onTexts: (texts: string[]) => void
}

const Chips = ({ id, isInvalid, texts, onTexts }: ChipsProps) => (
  <Select
    id={id}
    className="cb-select"
    mode="tags"
    open={false}
    suffixIcon={null}
    tokenSeparators={['、', '，', ',', ';', '；']}
    value={texts}
    status={isInvalid ? 'error' : ''}
    aria-invalid={isInvalid}
    aria-describedby={`${id}-note`}
    placeholder="输入后回车"
    onChange={onTexts}
  />
)
