/** For a row read after its write: undefined where its writer does not see it any more, or is signed in no more. */
export const unseen = (error: { readonly code?: unknown }): undefined => {
  if (!['NOT_FOUND', 'CB401', 'CB403'].includes(String(error.code))) throw error
}
