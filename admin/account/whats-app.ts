/** Opens WhatsApp with a text to a number, ready to be sent (https://faq.whatsapp.com/5913398998672934). */
export const whatsAppUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
