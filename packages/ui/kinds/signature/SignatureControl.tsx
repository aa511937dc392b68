import { Button } from 'antd'
import { useSigning } from '../../signature/use-signing.tsx'
import type { ControlProps } from '../widget.ts'
import { SignatureCell } from './SignatureCell.tsx'

/** Signs on the pad; a new signature takes the place of the one before. */
export const SignatureControl = ({ id, name, field, value, isInvalid, onChange }: ControlProps) => {
  const { sign, pad } = useSigning()
  const isSigned = Array.isArray(value) && value.length > 0
  const begin = async (): Promise<void> => {
    const entry = await sign()
    if (entry) onChange([entry])
  }
  return (
    <div className="cb-sign">
      {isSigned && <SignatureCell field={field} name={name} row={{ [name]: value }} />}
      <Button id={id} danger={isInvalid} aria-describedby={`${id}-note`} onClick={() => void begin()}>
        {isSigned ? '重签' : '签名'}
      </Button>
      {isSigned && (
        <Button type="text" onClick={() => onChange([])}>
          清除
        </Button>
      )}
      {pad}
    </div>
  )
}
