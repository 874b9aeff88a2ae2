/** The one-character names of the provinces that open a licence plate (GA 36-2018, appendix). */
export const PROVINCES = '京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新';
