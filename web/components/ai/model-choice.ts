/** The name of the radio buttons that say where the model runs. */
export const MODEL_CHOICE = 'ai-backend'

/** Leads to the choice that is on the page. */
export const showModelChoice = () =>
  document.querySelector<HTMLInputElement>(`input[name=${MODEL_CHOICE}]:checked`)?.focus()
