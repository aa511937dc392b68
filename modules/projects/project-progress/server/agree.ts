import type { CallHandler } from '@chengban/engine/call.ts'
import { answering } from '@chengban/engine/client-page/answering.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { projectProgress } from '../project-progress.entity.ts'
import type { signProduct } from '../signature-product.call.ts'

const agreed = answering({ of: projectProgress, agree: 'signatureProduct' })

export const agreeToDays: CallHandler<typeof signProduct> = async (engine, { signer, ...input }, from) => {
  await agreed(engine, { ...input, productSigner: signer }, from)
  const [sheet] = await engine.read<{ at: string }>({
    text: 'select tz_signature_product as at from public.project_progress where id = $1',
    params: [input.id],
  })
  return { id: input.id, tzSignatureProduct: shanghai(sheet?.at ?? '') }
}
