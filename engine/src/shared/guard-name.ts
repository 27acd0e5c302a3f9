/** Name of the function that edited code calls in each turn of a loop and at the start of each function. */
export const guardName = '__turn'
