/** key | unit, `count` or `text`, and how it fits (see `Fitting`) | Chinese | English | other names in supplier files */
export const discreteParameters = `
# diodes
reverseVoltage | V ≥ | 直流反向耐压(Vr) | DC reverse voltage (Vr) | Reverse Voltage; Vr; 反向电压; 反向峰值电压; Peak reverse voltage; Vrrm
forwardVoltage | V | 正向压降(Vf) | Forward voltage (Vf) | Forward Voltage; Vf; 正向压降; 正向电压; Voltage - Forward
rectifiedCurrent | A ≥ | 整流电流 | Rectified current | Average Rectified Current; Io; 平均整流电流
forwardCurrent | A | 正向电流(If) | Forward current (If) | If; 正向电流
forwardSurgeCurrent | A ≥ | 正向浪涌电流(Ifsm) | Forward surge current (Ifsm) | Peak Forward Surge Current; Ifsm; 非重复峰值浪涌电流
reverseLeakage | A | 反向漏电流(Ir) | Reverse leakage current (Ir) | Reverse Leakage Current; Ir; 反向电流
reverseRecoveryTime | s | 反向恢复时间(trr) | Reverse recovery time (trr) | Reverse Recovery Time; trr
diodeConfiguration | text | 二极管配置 | Diode configuration | 配置
junctionCapacitance | F | 结电容(Cj) | Junction capacitance (Cj) | Junction Capacitance(Cj)@1Mhz; Cj; 结电容
zenerVoltage | V = | 稳压值(标称值) | Zener voltage (nominal) | Zener Voltage (Nom); 稳压值; Vz
zenerRange | V | 稳压值(范围) | Zener voltage (range) | Zener Voltage (Range)
zenerImpedance | Ω | 稳态阻抗(Zzt) | Zener impedance (Zzt) | Zzt; 反向动态电阻
powerDissipation | W ≥ | 耗散功率(Pd) | Power dissipation (Pd) | Power Dissipation; Pd; 耗散功率
# bipolar transistors
transistorType | text | 晶体管类型 | Transistor type | FET type; 场效应管类型
collectorEmitterVoltage | V ≥ | 集射极击穿电压(Vceo) | Collector-emitter breakdown voltage (Vceo) | Vceo; 集射极击穿电压
collectorCurrent | A ≥ | 集电极电流(Ic) | Collector current (Ic) | Ic; 集电极电流
currentGain | count | 直流电流增益(hFE) | DC current gain (hFE) | hFE; 直流电流增益; DC Current Gain
saturationVoltage | V | 集射极饱和电压(VCE(sat)) | Collector-emitter saturation voltage (VCE(sat)) | VCE(sat); Collector-Emitter Saturation Voltage; 集射极饱和电压
transitionFrequency | Hz ≥ | 特征频率(fT) | Transition frequency (fT) | fT; 特征频率
collectorCutOff | A | 集电极截止电流(Icbo) | Collector cut-off current (Icbo) | Icbo; 集电极截止电流
# field-effect transistors, IGBT, thyristors
drainSourceVoltage | V ≥ | 漏源电压(Vdss) | Drain-source voltage (Vdss) | Drain Source Voltage; Vdss; 漏源电压
drainCurrent | A ≥ | 连续漏极电流(Id) | Continuous drain current (Id) | Id; 连续漏极电流
onResistance | Ω | 导通电阻(Ron) | On-resistance (Ron) | Drain Source On Resistance; RDS(on); 导通电阻; Drain Source On Resistance (RDS(on)@Vgs,Id); On Resistance
gateThreshold | V | 阈值电压(Vgs(th)) | Gate threshold voltage (Vgs(th)) | Gate Threshold Voltage; Vgs(th); 阈值电压
inputCapacitance | F | 输入电容(Ciss) | Input capacitance (Ciss) | Ciss; 输入电容
reverseTransferCapacitance | F | 反向传输电容(Crss) | Reverse transfer capacitance (Crss) | Crss
gateCharge | C | 栅极电荷量(Qg) | Gate charge (Qg) | Total Gate Charge; Qg; 栅极电荷
gateTriggerCurrent | A | 门极触发电流(Igt) | Gate trigger current (Igt) | Igt
holdingCurrent | A | 维持电流(Ih) | Holding current (Ih) | Ih
offStateVoltage | V ≥ | 断态峰值电压(Vdrm) | Off-state voltage (Vdrm) | Vdrm
# optoelectronics
emissionColour | text | 发光颜色 | Emission colour | Emitted color; 发光色
wavelength | m | 波长 | Wavelength | 主波长; Dominant wavelength; Peak wavelength
luminousIntensity | cd | 发光强度 | Luminous intensity | 亮度
luminousFlux | lm | 光通量 | Luminous flux |
viewingAngle | ° | 视角 | Viewing angle | 发光角度; 半强角
colourTemperature | K | 色温 | Colour temperature | Color temperature; CCT
lensColour | text | 透镜颜色 | Lens colour | 灯头特征
currentTransferRatio | % | 电流传输比(CTR) | Current transfer ratio (CTR) | CTR
isolationVoltage | V ≥ | 隔离电压 | Isolation voltage | 隔离电压(rms)
commonModeImmunity | V/s ≥ | 共模瞬变抗扰度(CMTI) | Common-mode transient immunity (CMTI) | CMTI
# displays, sensors
displaySize | inch | 屏幕尺寸 | Display size | 尺寸
displayResolution | text | 分辨率(像素) | Display resolution |
driverChip | text | 驱动芯片 | Driver chip | 驱动IC
sensingRange | text | 测量范围 | Sensing range | 量程
sensingAxes | text | 轴 | Axes | 感应轴
accuracy | ℃ | 测温精度 | Temperature accuracy | 精度(温度)
pressureRange | Pa | 压力范围 | Pressure range |
`;
