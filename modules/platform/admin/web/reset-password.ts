import { nameQuery, runQuery } from '@chengban/ui/api/named-query.ts'

nameQuery('resetPassword', 'mutation ($id: UUID!) { resetPassword(input: { id: $id }) { plain } }')

/** Resets the password of a person or their account. Returns the new one, which is shown only once. */
export const resetPassword = async (id: string): Promise<string> => {
  const { resetPassword: given } = await runQuery<{ resetPassword: { plain: string } }>('resetPassword', { id })
  return given.plain
}
