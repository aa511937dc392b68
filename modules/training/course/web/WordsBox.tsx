import { findPeople } from '@chengban/ui/comments/find-people.ts'
import { mentioned } from '@chengban/ui/comments/mentions.ts'
import { useSuggestions } from '@chengban/ui/comments/use-suggestions.ts'
import { Mentions } from 'antd'

interface Props {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly people: ReturnType<typeof usePeople>
  readonly onChange: (text: string) => void
  readonly isFirst?: boolean
}

/** People found for @, and whom a text mentions of those picked. */
export const usePeople = () => {
  const found = useSuggestions(findPeople)
  return { ...found, named: (text: string): readonly string[] => mentioned(text, found.chosen()) }
}

/** The box for words about a course; @ finds people. */
export const WordsBox = ({ label, placeholder = label, value, people, onChange, isFirst = false }: Props) => (
  <Mentions
    autoFocus={isFirst}
    value={value}
    maxLength={1000}
    autoSize={{ minRows: 1, maxRows: 6 }}
    aria-label={label}
    placeholder={placeholder}
    onChange={onChange}
    onSearch={people.search}
    onSelect={people.pick}
    options={people.options}
    loading={people.loading}
    notFoundContent={people.loading ? '正在找' : '没有匹配的选项'}
    filterOption={false}
  />
)
