/** A failure that its sentence explains: shown without a stack. Scripts know it by its name. */
export class Refusal extends Error {
  override name = 'Refusal'
}
