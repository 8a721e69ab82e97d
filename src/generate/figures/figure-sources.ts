/** Where the caveats of figures come from, read 2026-11-22. Of most a part was seen. */
export const figureSources: Readonly<Record<string, string>> = {
  interface: 'labels and headings as the data service and real transcripts print them',
  codes:
    'the codes and words of rows as [transaction-codes.md](transaction-codes.md) lists them, each with its own source and mark',
  masks:
    'IRS, About the New Tax Transcript, FAQs: https://www.irs.gov/individuals/about-the-new-tax-transcript-faqs',
  types:
    'copy of the IRS page "Transcript types for individuals and ways to order them": https://perfectapplyingmiles.pages.dev/162526.html',
  definition:
    'IRS definitions quoted by a preparer: https://www.hrblock.com/tax-center/irs/audits-and-tax-notices/tax-dictionary-wage-income-transcript/ and https://www.hrblock.com/tax-center/irs/tax-dictionary-irs-transcript/',
  computer:
    'blog that quotes the IRS, Transcript Services for Individuals, FAQs: https://legalclarity.org/what-does-per-computer-mean-on-a-tax-transcript-2',
  payoff: 'blog: https://legalclarity.org/what-does-this-is-not-a-payoff-amount-mean-on-an-irs-transcript',
  substitute:
    'blog of a bankruptcy lawyer: https://centraldistrictinsider.com/2015/05/19/irs-substitute-for-return-sfr-isnt-always-dischargeable',
  king: 'M. D. King, Secrets of the IRS Account Transcript, Consumer Bankruptcy Journal, winter 2018: https://viewer.joomag.com/consumer-bankruptcy-journal-winter-2018/0101490001518181038/p26',
  examination: 'blog: https://financeband.com/what-is-the-difference-between-irs-code-420-and-424',
  examinationClosed: 'blog: https://legalclarity.org/what-is-the-irs-421-closed-examination-of-tax-return',
  lien: 'IRM 5.12.6.5.1: https://webarchive.library.unt.edu/eot2008/20090825125836/http:/www.irs.gov/irm/part5/ch12s09.html',
  lienFiled: 'copy of IRM 5.12.2.9 of 2007: https://www.tfdtaxlawyer.com/lien-filing-requirements-continued',
  collectible: 'copy of IRM 5.16.1.1 of 2005: http://www.taxfirm.com/noncollect_info.htm',
  w2: 'State of Michigan on boxes 1, 3 and 5: https://www.michigan.gov/budget/budget-offices/ofm/faq-pages/w2/why-arent-the-amounts-in-boxes-3-and-5-the-same-as-box-1',
  pensions:
    'instructions for recipients of Form 1099-R, quoted in a forum: https://ttlc.intuit.com/community/forums/forumtopicprintpage/board-id/202/message-id/1348068/print-single-message/true/page/1',
  benefitsPaid: 'SSA, POMS GN 05002.010, box 3: https://secure.ssa.gov/poms.NSF/lnx/0205002010',
  benefitsRepaid: 'SSA, POMS GN 05002.012, box 4: https://secure.ssa.gov/poms.NSF/lnx/0205002012',
  lenders: 'Fannie Mae Selling Guide B3-3.1-02 and B3-3.3-07, and Form 1084, in part',
}
