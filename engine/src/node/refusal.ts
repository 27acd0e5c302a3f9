/** An error whose message explains everything, so it is shown without a stack. Scripts recognize it by its name. */
export class Refusal extends Error {
  override name = 'Refusal'
}
